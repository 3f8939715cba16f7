import type { ViteUserConfig } from 'astro';

/** As Astro hands Vite's types on, of which a list or nothing is one too. */
export type VitePlugin = Extract<NonNullable<ViteUserConfig['plugins']>[number], { name: string }>;
