import { wordsOf } from '#language/dutch.ts';

/** Whether we do some work, or have some product: "plaatsen jullie zonnepanelen". */
const OFFER =
  /^ ?(?:en )?(?:(?:doe[nt]|plaats(?:en|t)|leg(?:gen|t)|lever(?:en|t)|installe(?:ren|ert)|vervang(?:en|t)|repare(?:ren|ert)|bouw(?:en|t)|zet(?:ten)?|verkop(?:en)|verkoopt|maak(?:t)|maken|monte(?:ren|ert)|(isole(?:ren|ert)|vul(?:len|t))) (?:jullie|u|je|sens)|kun(?:nen|t) (?:jullie|u)(?= .*(?:plaatsen|leggen|aanleggen|installeren|isoleren|leveren|vervangen|vernieuwen|opknappen|renoveren|zetten|bouwen|maken|repareren|verkopen|controleren|ophangen|monteren) ?$)|(?:kan|kunnen) (?:ik|we|wij) bij (?:jullie|u|sens)(?= .*(?:kopen|krijgen|bestellen|afsluiten|huren|laten \w+) ?$))(?= )(?: ook| zelf| wel)*/;

/** Whether one may do the work oneself, in whatever order it is said: "ik isoleer mijn dak zelf". */
const OWN_HANDS =
  /^(?!.* (?:u|jullie|sens) (?:\w+ )?zelf )(?=.* zelf )(?=.* (?:isole\w+|leg(?:gen|t)?|plaats\w*|installe\w+|monte\w+|vervang\w*|vul(?:len|t)?|klus\w*|doe[nt]?|(?:aan)?sluit\w*|zet(?:ten)?|aan(?:sluit|leg|breng)\w+) )/;

/** What lies between two classes of labels, whose letters are no words: "verschil label B en C". */
const CLASSES =
  / (?:(?:wat is )?(?:het )?verschil (?:tussen )?)(?:energie)?(?:label|klasse|labelklasse) [a-g] (?:en|of|met|vs) (?:(?:energie)?(?:label|klasse) )?[a-g](?= )/;

/** A time of the day, which no text is about. */
const CLOCK = /\b\d{1,2}:\d\d\b/g;

/** A figure that is typed together with its unit: 8kw, 6cm. */
const UNIT = /\b(\d+)(kwh|kw|kwp|cm|m2|m3|db|jaar|euro)\b/g;

/**
 * Puts what people say in many words in those of the site, of questions and passages alike.
 * @param sayings by what people say; a star in it is up to four words, which stay
 */
export function createPlainWords(
  sayings: Readonly<Record<string, string>>,
): (text: string) => string {
  const patterns = Object.entries(sayings).map(
    ([said, meant]) => [sayingPattern(said), `${meant}$1`] as const,
  );
  return (text) => {
    const said = ` ${wordsOf(text.replace(CLOCK, ' ')).join(' ').replace(UNIT, '$1 $2')} `;
    const own = OWN_HANDS.test(said) ? ` eigenhandig${said}` : said;
    return patterns.reduce(
      (left, [long, meant]) => left.replace(long, meant),
      own
        .replace(CLASSES, ' grenzen van de labelklassen')
        .replace(OFFER, (_all, act = '') => ` u aanbod ${act}`.trimEnd()),
    );
  };
}

/** A saying as it may stand in a question; a star in it is up to four words, which stay. */
function sayingPattern(said: string): RegExp {
  const parts = said.split('*').map((part) => wordsOf(part).join(' '));
  const kept = parts.length > 1 ? parts.join('((?: \\w+){0,4}) ') : `${parts[0]}()`;
  return new RegExp(`(?<= )${kept}(?= )`, 'g');
}
