/** A module of its own, so that the words become a file of their own. */
export { citations2026 as citations } from '@sens/engine/citations';
