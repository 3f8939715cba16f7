/**
 * The pictures of the site.
 *   npm run art -- PICTURE...             render to art/masters (needs Blender)
 *   npm run art -- --preview PICTURE...   a quick look in art/previews
 *   npm run art -- sheet                  all masters side by side: art/previews/sheet.png
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contactSheet } from './lib/contact-sheet.ts';
import { ART, masterFile, pictureList } from './lib/pictures.ts';

const wanted = process.argv.slice(2);

if (wanted[0] === 'sheet') {
  const cells = pictureList().map(({ id }) => ({ id, file: masterFile(id) }));
  mkdirSync(join(ART, 'previews'), { recursive: true });
  writeFileSync(join(ART, 'previews/sheet.png'), await contactSheet(cells));
  console.log(`art/previews/sheet.png: ${cells.length} pictures`);
} else {
  const { status } = spawnSync(join(ART, 'render.sh'), wanted, { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
