import { createHash } from 'node:crypto';
import {
  articles,
  company,
  home,
  locations,
  navigation,
  pages,
  services,
} from '../content-queries.ts';
import { landingPages, townsBuilt } from './landing-pages.ts';
import { menuGroups } from './link-groups.ts';
import { SOCIAL_COPY as COPY } from './social-image-copy.ts';

/** What a page's social image shows. */
export interface SocialCard {
  /** Path of the page. */
  path: string;
  /** What kind of page it is, or its name in the menus. */
  eyebrow: string;
  title: string;
  /** Name of a master in art/masters. */
  picture: string;
  /** What stands on the place-name board, where the picture has one. */
  sign?: string;
}

/** What stands on every social image. */
export interface SocialBrand {
  name: string;
  phone: string;
  tagline: string;
}

/** A card with the file it goes to (a path in the site) and the hash of everything that is drawn. */
export interface SocialFile extends SocialCard {
  file: string;
  key: string;
}

/** Hashes of the drawing itself and of each master; `site/build/social-images.ts` fills them in. */
declare const SOCIAL_INPUTS: { design: string; pictures: Record<string, string> };

/** Shown for pages without a picture of their own. */
const STREET = 'home-hero';

export const SOCIAL_BRAND: SocialBrand = {
  name: company.name,
  phone: company.phone.display,
  tagline: company.tagline,
};

/** A page's name in the menus; the group's name where the page's own would say the title again. */
function menuName(path: string, title: string): string {
  const group = menuGroups(navigation).find(({ links }) => links.some(({ href }) => href === path));
  const label = group?.links.find(({ href }) => href === path)?.label;
  return (label === title ? group?.label : label) ?? company.name;
}

/** The card of every page that search engines and people may share; the home page's is the site's own. */
async function socialCards(): Promise<SocialCard[]> {
  const all = (await services()).map(({ data }) => data);
  return [
    {
      path: '/',
      eyebrow: home.hero.eyebrow,
      title: `${home.hero.title} ${home.hero.highlight}`,
      picture: STREET,
    },
    ...all.map(({ slug, name, hero }) => ({
      path: `/${slug}`,
      eyebrow: name,
      title: hero.title,
      picture: hero.picture ?? STREET,
    })),
    ...landingPages(all, townsBuilt(await locations())).map(({ slug, service, location }) => ({
      path: `/${slug}`,
      eyebrow: COPY.landing,
      title: `${service.name} ${location.name}`,
      picture: service.landing.picture,
      sign: location.name,
    })),
    ...(await articles()).map(({ data: { slug, hero } }) => ({
      path: `/${slug}`,
      eyebrow: COPY.article,
      title: hero.title,
      picture: hero.picture ?? STREET,
    })),
    ...(await pages()).map(({ data: { path, hero } }) => ({
      path,
      eyebrow: menuName(path, hero.title),
      title: hero.title,
      picture: hero.picture ?? STREET,
    })),
  ];
}

const fileOf = (path: string) =>
  path === '/' ? '/social.jpg' : `/social/${path.slice(1).replaceAll('/', '-')}.jpg`;

function toFile(card: SocialCard): SocialFile {
  const picture = SOCIAL_INPUTS.pictures[card.picture];
  if (!picture) throw new Error(`art/masters/${card.picture}.webp ontbreekt`);
  const drawn = [SOCIAL_INPUTS.design, picture, card.eyebrow, card.title, card.sign, SOCIAL_BRAND];
  const key = createHash('sha256').update(JSON.stringify(drawn)).digest('hex').slice(0, 32);
  return { ...card, file: fileOf(card.path), key };
}

/** A build asks for each page, and reading the collections each time would take seconds. */
let kept: Promise<SocialFile[]> | undefined;

/** Every social image to be made. */
export async function socialFiles(): Promise<SocialFile[]> {
  const files = kept ?? socialCards().then((cards) => cards.map(toFile));
  if (import.meta.env.PROD) kept = files;
  return files;
}

/**
 * The social image of a page. Nothing is drawn here: the build does, after the pages, so that a page
 * rendered on request finds its image ready. Networks keep an image by its address, hence the version.
 * @param path path of a page with a card
 * @throws Error when the page has no card, so that the build stops
 */
export async function socialImage(path: string): Promise<{ src: string; alt: string }> {
  const found = (await socialFiles()).find((each) => each.path === path);
  if (!found) throw new Error(`social-image.ts kent geen deelafbeelding voor ${path}`);
  return { src: `${found.file}?v=${found.key.slice(0, 8)}`, alt: found.title };
}
