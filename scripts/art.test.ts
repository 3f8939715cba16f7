import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ART, masterFile, masterIds, pictureList } from './lib/pictures.ts';

const list = pictureList();
const ids = list.map(({ id }) => id);

describe('the list of pictures', () => {
  it('names every master once, and no other', () => {
    expect(ids.toSorted()).toStrictEqual(masterIds());
  });

  it.each(list.map((picture) => [picture.id, picture] as const))(
    '%s has its scene, its own words and its size',
    async (id, { scene, size, alt, where }) => {
      expect(existsSync(join(ART, scene))).toBe(true);
      const { width, height } = await sharp(masterFile(id)).metadata();
      expect([width, height]).toStrictEqual(size);
      expect(alt.length).toBeGreaterThan(30);
      expect(where.length).toBeGreaterThan(3);
      expect(list.filter((one) => one.alt === alt)).toHaveLength(1);
    },
  );
});

const hasBlender = spawnSync('blender', ['--version'], { timeout: 30_000 }).status === 0;
if (!hasBlender) console.warn('Blender is not here: the scene is not rendered (art/README.md).');

describe.skipIf(!hasBlender)('rendering again', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'sens-art-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const WIDTH = 160;
  const RENDER_WITHIN_MS = 210_000;
  const onPaper = (file: string) =>
    sharp(file)
      .resize(WIDTH, WIDTH, { fit: 'contain', background: '#00000000' })
      .flatten({ background: '#FBF8F1' })
      .blur(2)
      .raw()
      .toBuffer();

  it('gives the master again, but for the grain', {
    timeout: RENDER_WITHIN_MS + 30_000,
  }, async () => {
    const output = join(folder, 'glazing.png');
    const { status, stderr } = spawnSync(
      'blender',
      ['-b', '-noaudio', '-P', join(ART, 'render.py'), '--', 'glazing', output, '--preview'],
      {
        env: { ...process.env, PREVIEW_WIDTH: String(WIDTH) },
        encoding: 'utf8',
        // Vitest cannot stop what runs in step with it.
        timeout: RENDER_WITHIN_MS,
      },
    );
    expect(status, stderr).toBe(0);
    const [again, master] = await Promise.all([onPaper(output), onPaper(masterFile('glazing'))]);
    let sum = 0;
    for (let at = 0; at < again.length; at += 1) {
      sum += Math.abs((again[at] ?? 0) - (master[at] ?? 0));
    }
    expect(again).toHaveLength(master.length);
    expect(sum / again.length).toBeLessThan(6);
  });
});
