export { requireBuiltSite as default } from '../../e2e/lib/server.ts';
