import type { TestProject } from 'vitest/node';
import { endAll, type Running, type Site, startSite } from './site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    site: Site;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const running: Running = [];
  try {
    project.provide('site', await startSite(running));
    return () => endAll(running);
  } catch (error) {
    await endAll(running);
    throw error;
  }
}
