import { wordsOf } from '#language/dutch.ts';
import type { Replies } from '#terms/index-file.ts';

const GAS = /\b(?:gaslucht|gaslek|gasgeur|gas leak|smell(?:ing)? gas)/;
const SMELL = /\b(?:ruik|ruikt|ruiken|rook|stinkt|lekt|lek|lekkage|ontsnapt|sist|geur)\b/;
const CO =
  /\b(?:koolmonoxide|kolendamp|carbon monoxide)|\bco\b.*\b(?:melder|alarm|vergiftiging|piept|gaat af|afgaat|afgegaan)\b|\bco(?:melder|alarm|vergiftiging)\b/;

/** What carbon monoxide does to people, and what makes it. */
const ILL = /\b(?:duizelig|hoofdpijn|koppijn|misselijk|bewusteloos|flauwgevallen|benauwd|suf)\b/;
const FLAME =
  /\b(?:geiser|(?:cv ?|gas)?ketel|(?:gas|hout|pellet)?kachel|gashaard|openhaard|boiler|afvoer)\b/;

/** How a flame looks that makes it, and what it leaves; burning wood always does. */
const BAD_FLAME =
  /\b(?:(?:gele?|oranje) vlam\w*|vlam\w* (?:\w+ ){0,6}(?:geel|oranje)|roet|yellow flames?|soot)\b/;
const BURNS_GAS =
  /\b(?:geisers?|(?:cv ?|gas|combi)?ketel|gaskachel|boiler|moederhaard|gas stove)\b/;

/** Of these two at once, or one of them in two people, point to the air of the house. */
const SYMPTOMS = [
  /\b(?:hoofdpijn|koppijn|headaches?)\b/,
  /\b(?:misselijk|nauseous|braken)\b/,
  /\b(?:duizelig|dizzy)\b/,
  /\b(?:suf|bewusteloos|flauwgevallen|unconscious)\b/,
];
const TOGETHER =
  /\b(?:allemaal|allebei|alle (?:twee|drie|vier|vijf)|iedereen|beiden?|gezin|kinderen|huisgenoten|met z n \w+|(?:man|vrouw|vriend|vriendin|zoon|dochter|moeder|vader|partner) (?:en ik|ook)|(?:en|ook) (?:mijn|m n|me|onze) (?:man|vrouw|vriend|vriendin|zoon|dochter|moeder|vader|partner)|(?:we|wij) (?:hebben|zijn|voelen|worden|krijgen)|all of us|we (?:all|both|are|have|feel)|everyone)\b/;
/** What gives a headache without any gas. */
const NO_AIR = /\b(?:lawaai|geluid|herrie|brom\w*|zoem\w*|regels?|papier\w*|formulier\w*)\b/;

const isIllTogether = (said: string): boolean => {
  const count = SYMPTOMS.filter((each) => each.test(said)).length;
  return !NO_AIR.test(said) && (count > 1 || (count === 1 && TOGETHER.test(said)));
};

/** Whether somebody may be in danger of gas or carbon monoxide, and of which: then nothing else matters. */
export function dangerOf(text: string): 'danger' | 'monoxide' | undefined {
  const said = wordsOf(text).join(' ');
  if (
    CO.test(said) ||
    isIllTogether(said) ||
    (ILL.test(said) && FLAME.test(said)) ||
    (BAD_FLAME.test(said) && BURNS_GAS.test(said))
  )
    return 'monoxide';
  const isGas =
    GAS.test(said) ||
    (/\bgas(?:meter|leiding|kraan|buis|fornuis)?\b/.test(said) && SMELL.test(said));
  return isGas ? 'danger' : undefined;
}

/** What there is in a house that can burn by its own power. */
const DEVICE =
  '(?:omvormer|zonnepane(?:el|len)|panelen|meterkast|groepenkast|stopcontact|stekker|thuisbatterij|batterij|accu|laadpaal|warmtepomp|buitenunit|(?:cv )?ketel|boiler|inverter|solar panels?|battery)';
const BURNING =
  /\b(?:brandlucht|brandgeur|schroeilucht|in de fik|ruik(?:t|en)? (?:een )?(?:brand|schroei)|(?:het|dak|huis) (?:staat )?in brand|staat in brand|vliegt in brand)\b/;
const SMOKE = '(?:rook|vlammen|vuur|vonken|smoke|sparks|flames)';
const FROM_IT = [
  new RegExp(
    `\\b${SMOKE} (?:\\w+ )?(?:uit|van|bij|in|op|achter|onder|from) (?:\\w+ ){0,3}${DEVICE}\\b`,
  ),
  new RegExp(
    `\\b${DEVICE} (?:\\w+ ){0,3}(?:rookt|vonkt|smeult|(?:geeft|spuit|maakt) (?:\\w+ )?${SMOKE})\\b`,
  ),
];
/** A pump that thaws steams, and who insures himself speaks of fire as well. */
const NO_FIRE =
  /\b(?:ik rook|stoom|stoomt|damp|condens|verzeker\w*|verzekering|polis|brandveilig\w*)\b/;

const DESPAIR =
  /\b(?:zelfmoord|zelfdoding|suicide|suicidaal|niet meer (?:wil(?:len)? )?leven|wil(?:de)? (?:\w+ ){0,3}(?:dood|er niet meer zijn)|(?:een )?eind(?:e)? (?:aan|maken aan) (?:mijn|m n) leven|kill myself|want to die)\b/;

/** What somebody tells that no text about houses answers: fire in the installation, or a life that is in danger. */
export function alarmOf(text: string): keyof Replies | undefined {
  const said = wordsOf(text).join(' ');
  if (DESPAIR.test(said)) return 'despair';
  if (NO_FIRE.test(said)) return undefined;
  return [BURNING, ...FROM_IT].some((each) => each.test(said)) ? 'fire' : undefined;
}
