import { basename, extname } from 'node:path';
import { type Parsed, type Problem, problemAt } from './content-file.ts';

/** What a text says under a name at its top. */
function said({ value }: Parsed, name: string): string | undefined {
  const found = (value as Record<string, unknown> | undefined)?.[name];
  return typeof found === 'string' ? found : undefined;
}

const problemOf = (parsed: Parsed, name: string, message: string): Problem =>
  problemAt(parsed, [name], `${name}: ${message}`);

/** A text whose file is not called after it: a copy would keep the address of what it was copied from. */
export function misnamed(parsed: Parsed, file: string): Problem[] {
  const slug = said(parsed, 'slug');
  const name = basename(file);
  if (slug === undefined || name === `${slug}${extname(name)}`) return [];
  const message = `noem dit bestand ${slug}${extname(name)}, of schrijf hier de naam van het bestand`;
  return [problemOf(parsed, 'slug', message)];
}

/** Takes the address of each text in turn, and tells of one that another text has: only one of them would be built. */
export function addressTaker(): (parsed: Parsed, file: string) => Problem[] {
  const owners = new Map<string, string>();
  return (parsed, file) => {
    const slug = said(parsed, 'slug');
    const address = slug === undefined ? said(parsed, 'path') : `/${slug}`;
    if (address === undefined || misnamed(parsed, file).length > 0) return [];
    const owner = owners.get(address);
    owners.set(address, owner ?? file);
    if (owner === undefined) return [];
    const message = `content/${owner} heeft het adres "${address}" al; kies een ander`;
    return [problemOf(parsed, slug === undefined ? 'path' : 'slug', message)];
  };
}
