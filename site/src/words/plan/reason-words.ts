import {
  type Choice,
  figures2026,
  type MeasureId,
  type Reason,
  type ReasonCode,
  type ReasonValues,
  type RouteId,
} from '@sens/engine';
import {
  formatDate,
  formatDecimal,
  formatEuro,
  formatEuroEstimate,
  formatNumber,
  formatShare,
  roundEstimate,
} from '#lib/format-nl.ts';
import { FACT_LABELS } from '../house/fact-labels.ts';
import { PART_IN_SENTENCE } from '../house/part-words.ts';
import { inSentence, MEASURE_WORDS, measureList } from './measure-words.ts';
import { PANELS_WITHOUT_GRANT } from './panel-words.ts';

const { isde, heatPumps } = figures2026;
/** The smallest usual set of panels: fewer than that leave room for more. */
const { panelsPerPlan } = figures2026.assumptions;

/** An amount that is fixed or that the visitor gave, exact to the euro. */
const exact = (eur: number) => formatEuro(eur * 100);
/** An amount that we worked out, rounded as all others beside it. */
const euro = (eur: number) => formatEuroEstimate(eur * 100);

/** By how much something is better: what rounds to nothing is still something. */
const muchOrSome = (eur: number) =>
  roundEstimate(eur) > 0 ? `ongeveer ${euro(eur)} per jaar` : 'iets';

/** What panels make of a difference that they turn round. */
const withPanels = (name: string, moreEur: number) =>
  roundEstimate(moreEur) > 0
    ? `Met zonnepanelen erbij levert ${name} ongeveer ${euro(moreEur)} per jaar meer op.`
    : 'Met zonnepanelen erbij maakt het bijna niets uit.';
const price = (value: number) =>
  `€\u00a0${value.toLocaleString('nl-NL', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
const monthOfYear = new Intl.DateTimeFormat('nl-NL', {
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/Amsterdam',
});
/** An ISO month in words: 2026-08 becomes "augustus 2026"; anything else stays as it is. */
const month = (value: string) =>
  /^\d{4}-\d{2}$/.test(value) ? monthOfYear.format(new Date(`${value}-15T12:00:00Z`)) : value;
const measure = (id: MeasureId) => inSentence(MEASURE_WORDS[id].name);
const measures = (ids: readonly MeasureId[]) => ids.map(measure).join(', ');

/** A way of heating inside a sentence. */
const ROUTES: Record<RouteId, string> = {
  huidig: 'uw huidige verwarming houden',
  'hybride-warmtepomp': 'een hybride warmtepomp',
  warmtepomp: 'een volledig elektrische warmtepomp',
};

/** What else a whole way of heating brings along, and what of the plan is not needed then. */
function alsoNeeded({ erbij, vervalt }: ReasonValues['route-duurder' | 'route-minder-voordelig']) {
  const more = erbij.length > 0 ? ` Erbij komt dan: ${measures(erbij)}.` : '';
  const less = vervalt.length > 0 ? ` Niet meer nodig is dan: ${measures(vervalt)}.` : '';
  return more + less;
}

const GLASS: Record<Choice<'glazing'>, string> = {
  enkel: 'enkel glas',
  dubbel: 'gewoon dubbel glas',
  'hr++': 'HR++-glas',
  triple: 'triple glas',
};

const VENTILATION: Record<Choice<'ventilation'>, string> = {
  natuurlijk: 'natuurlijke ventilatie',
  mechanisch: 'mechanische ventilatie',
  co2: 'ventilatie met CO₂-meting',
  wtw: 'ventilatie met warmteterugwinning',
};

/** What to do with a hybrid, whose water is set by the control of its pump and not on the boiler. */
export const COLDER_CURVE = `Laat bij uw hybride ook de stooklijn zo laag mogelijk zetten (hoogstens ${heatPumps.suitability.value.maxSupplyCelsius} graden).`;

/** How the water for heating gets colder, by what heats it; of what has no such setting of its own nothing. */
const COLDER_WATER: Partial<Record<Choice<'heating'>, string>> = {
  'cv-ketel':
    ' Zet ook het water voor de verwarming op de ketel op 60 graden. Het kraanwater blijft op 60 graden, tegen legionella.',
  hybride: ` ${COLDER_CURVE} Het kraanwater blijft op 60 graden, tegen legionella.`,
};

/** What a bill says: all that is used, or what the one meter that was read leaves open. */
function billUsed({ maandEur, gasM3, stroomKwh }: ReasonValues['maandbedrag-gebruikt']): string {
  const bill = exact(maandEur);
  if (stroomKwh !== undefined)
    return `Uit uw maandbedrag van ${bill} en uw stroomverbruik rekenen wij terug wat u voor verwarming en warm water verbruikt.`;
  if (gasM3 !== undefined)
    return `Uit uw maandbedrag van ${bill} en uw gasverbruik rekenen wij uw stroomverbruik terug.`;
  return `Uw eigen maandbedrag van ${bill} bepaalt het verbruik waarmee wij rekenen.`;
}

/** What a house uses, as the beginning of a sentence. */
function estimated(gasless: ReasonValues['werkelijk-gebruik']): string {
  if (!gasless) return 'Gas en stroom zijn';
  return gasless.metWarmte ? 'Warmte en stroom zijn' : 'De stroom is';
}

/** What of the yearly bill would tell more than a monthly amount with net metering in it: what was not told yet. */
function moreExact({ gasM3, stroomKwh, zonderGas }: ReasonValues['maandbedrag-gebruikt']): string {
  const gas = zonderGas || gasM3 !== undefined ? [] : ['het gas'];
  const open = stroomKwh === undefined ? [...gas, 'de stroom'] : gas;
  return open.length > 0
    ? ` Uw jaarnota zegt het preciezer: vul daarvan ${open.join(' en ')} in.`
    : '';
}

const MORE_PANELS = 'Of er meer bij moeten, rekenen wij hier niet door.';

/** Of fewer panels than the smallest usual set, which leave room for more. */
const fewPanels = (panels: number) =>
  panels < panelsPerPlan.value.min
    ? `${panels === 1 ? 'Er ligt al 1 paneel' : `Er liggen al ${formatNumber(panels)} panelen`}. Of er panelen bij kunnen, bekijken wij bij het huisbezoek.`
    : undefined;

/** What the ISDE asked of everybody in the year of our rules. */
const ISDE_CONDITIONS = `Voorwaarden: het huis is van u en u woont er zelf, een bedrijf doet al het werk, en u vraagt de subsidie aan binnen ${isde.period.value.months} maanden na het werk.`;

/** Every reason of the engine in Dutch. The engine decides, these are only the words. */
const WORDS: { [Code in ReasonCode]: (values: ReasonValues[Code]) => string } = {
  'snelst-terugverdiend': () =>
    'Van alle isolatie in dit plan verdient deze stap zich het snelst terug.',
  'verlies-deel': (v) =>
    `Van alle warmte die uw huis vóór deze stap verliest, gaat naar schatting ${v.procent}% weg via ${PART_IN_SENTENCE[v.onderdeel]}.`,
  'spouw-controleren': () =>
    'Wij kijken eerst met een camera in de spouw: is hij leeg, schoon en breed genoeg?',
  'kruipruimte-nodig': () =>
    'Hiervoor moet de kruipruimte toegankelijk zijn, liefst 35 cm hoog of meer.',
  'glas-vervangt': (v) => `Het vervangt ${GLASS[v.glas]}.`,
  'ventilatie-controleren': () =>
    'Hierdoor komt er minder lucht door kieren. Let erop dat u genoeg ventileert.',
  'kieren-deels': (v) =>
    `Tochtstrips en kit sluiten naar schatting ${formatShare(v.deel)} van alle kieren. De meeste zitten in de naden van gevel en dak, en gaan dicht als u die isoleert.`,
  'hybride-naast-ketel': () =>
    'Dit werkt naast uw bestaande ketel. Het huis hoeft er niet helemaal voor geïsoleerd te zijn.',
  'geschikt-volledig-elektrisch': () =>
    'Bij deze stap is uw huis naar verwachting goed genoeg geïsoleerd om warm te worden met water van hoogstens 55 graden. Test dat eerst: zet op koude dagen alleen het verwarmingswater op 50 graden. Het kraanwater blijft op 60 graden, tegen legionella.',
  'vloer-zonder-kruipruimte': () =>
    'De vloer hoeft hiervoor niet geïsoleerd te zijn. Zonder kruipruimte kan dat alleen van bovenaf: doe het tegelijk met een nieuwe vloer.',
  'dak-eerst': () =>
    'Wilt u het dak ooit isoleren, doe dat dan eerst: later moet eraf wat erop ligt.',
  'panelen-op-dak': () =>
    'Er liggen al zonnepanelen. Isoleer daarom van binnenuit. Moeten de panelen eraf en weer terug, dan komen die kosten erbij.',
  'wint-weinig': (v) =>
    `Dit levert in ${v.levensduurJaar} jaar maar een klein beetje meer op dan het kost. Doe het dus niet alleen om het geld.`,
  'plan-wint-weinig': () =>
    'Alle stappen samen leveren maar een klein beetje meer op dan ze kosten. Doe ze dus niet alleen om het geld.',
  gasvrij: (v) =>
    `${v.metKoken ? 'Met elektrisch koken erbij kan de gasaansluiting weg.' : 'De gasaansluiting kan weg.'} Dat scheelt ongeveer ${euro(v.vasteKostenEurPerJaar)} vaste kosten per jaar. Dit bedrag zit al in de besparing.`,
  'boilervat-nodig': (v) =>
    `Binnen is ruimte nodig voor een boilervat van ongeveer ${formatNumber(v.liter)} liter, zo groot als een hoge koelkast.`,
  'drie-fasen-nodig': () =>
    'Reken op een stroomaansluiting met drie fasen (3 x 25 A). Vraag op tijd na of uw netbeheerder die kan leveren.',
  'met-elektrisch-koken': (v) =>
    `In deze prijs zit ook elektrisch koken, ongeveer ${euro(v.kokenEur)}. De gasaansluiting kan dan weg. Dat scheelt ongeveer ${euro(v.vasteKostenEurPerJaar)} vaste kosten per jaar, en dat zit in de besparing.`,
  'isde-warmtepomp': (v) =>
    `De subsidie is berekend voor een warmtepomp van ${formatNumber(v.vermogenKw)} kW met label ${v.label}. Het precieze bedrag staat op de lijst van RVO.`,
  'isde-bouwdatum': () =>
    `Voor deze subsidie moet het huis van vóór ${isde.buildDate.value.builtBeforeYear} zijn, of de vergunning van vóór ${formatDate(isde.buildDate.value.permitBefore)}. Daarom rekenen wij zonder subsidie.`,
  'isde-verdubbeld': (v) =>
    `De ISDE verdubbelt omdat u twee of meer maatregelen neemt: ongeveer ${euro(v.dubbelEur)} in plaats van ${euro(v.enkelEur)}. Laat ze allemaal doen binnen ${isde.doubling.value.withinMonths} maanden na de eerste.`,
  'isde-oppervlakte-te-klein': () =>
    'Het oppervlak is kleiner dan de ISDE vraagt. Daarom rekenen wij zonder subsidie.',
  'geen-isde-zonnepanelen': () => PANELS_WITHOUT_GRANT,
  'panelen-grens': (v) =>
    `Wij rekenen met hoogstens ${formatNumber(v.panelen)} panelen. Op uw dak passen er misschien meer.`,
  'nieuwe-omvormer': (v) =>
    `Na ongeveer ${v.jaren} jaar is een nieuwe omvormer nodig, voor ongeveer ${euro(v.eur)} (indicatief). Die zit niet in de prijs, wel in de terugverdientijd.`,
  'saldering-stopt': (v) =>
    `Salderen stopt op ${formatDate(v.datum)}. Wij rekenen met de lagere opbrengst daarna.`,
  'saldering-gestopt': (v) =>
    `Salderen is op ${formatDate(v.datum)} gestopt. Voor stroom die u teruglevert, krijgt u nog een kleine vergoeding. Daarmee rekenen wij.`,
  'label-telt-minder': () =>
    'In de rekenregels van het energielabel telt dit toestel iets minder goed dan uw ketel. De klasse wordt er niet slechter van.',
  'svve-via-vve': () =>
    'Dit deel van het gebouw hoort meestal bij de VvE. Die beslist erover en vraagt ook de subsidie aan (SVVE), vóór het werk begint.',
  'vve-toestemming': () => 'Hiervoor is toestemming van uw VvE nodig.',
  'niet-terugverdiend': (v) =>
    `Bij de huidige prijzen verdient dit zich waarschijnlijk niet terug binnen de ${v.levensduurJaar} jaar dat het naar verwachting minstens meegaat. Meer comfort of minder CO₂ kan dan nog een reden zijn.`,
  'nodig-voor-warmtepomp': () =>
    'Dit maakt het huis geschikt voor de warmtepomp verderop in het plan.',
  'al-geisoleerd': () =>
    'Dit deel is al geïsoleerd, volgens uw antwoord of gezien het bouwjaar. Nog meer isolatie levert hier waarschijnlijk weinig op.',
  // Of a younger house we assume a cavity, so there it was answered that there is none.
  'geen-spouw': (v) =>
    v.bouwjaar < v.vanafJaar
      ? 'Uw muur heeft geen spouw, volgens uw antwoord of gezien het bouwjaar.'
      : 'Uw muur heeft volgens uw antwoord geen spouw.',
  'al-goed-glas': () => 'Er zit al goed glas in, volgens uw antwoord of gezien het bouwjaar.',
  'prijs-onbekend': (v) => {
    const open =
      'De prijs verschilt te veel per huis om hier te noemen. Vraag ernaar bij het huisbezoek.';
    return v
      ? `${open} De ISDE geeft ${exact(v.isdeEur)}, maar alleen samen met een isolatiemaatregel.`
      : open;
  },
  'kost-niets': (v) => {
    return `Dit kunt u vandaag zelf doen, en dan kost het niets. Draai radiatoren die te snel warm worden wat verder dicht, tot elke kamer even snel warm wordt.${COLDER_WATER[v.verwarming] ?? ''} Lukt het niet, vraag een installateur dan vooraf wat inregelen kost.`;
  },
  'ventilatie-om-lucht': (v) => {
    const air =
      'Dit is vooral voor frisse lucht: de besparing is klein. Uw label kan er iets slechter door worden.';
    return v ? `${air} De ISDE geeft ${exact(v.isdeEur)}, alleen samen met isolatie.` : air;
  },
  'eerst-isoleren': ({ nietGewenst }) =>
    nietGewenst
      ? `Dit past pas samen met ${measureList(nietGewenst)}. U gaf aan dat u dat niet wilt.`
      : 'Dit past pas als uw huis beter is geïsoleerd.',
  'andere-warmtepomp-beter': (v) => `Bij uw huis past een ${measure(v.gekozen)} beter.`,
  'al-warmtepomp': () => 'Hier rekenen wij al met een warmtepomp.',
  'hybride-eerst-nakijken': () =>
    'Uw hybride verbruikt veel meer gas dan wij verwachten. Laat eerst nakijken of hij goed is ingesteld. Daarna is te zien wat een andere warmtepomp nog scheelt.',
  warmtenet: () =>
    'Warmte en warm water komen bij u van een warmtenet. Een eigen toestel daarvoor rekenen wij dan niet door.',
  'warmtenet-prijs': (v) =>
    `Voor warmte van het net rekenen wij ${price(v.eurPerGj)} per GJ en ${exact(v.vastEurPerJaar)} vaste kosten per jaar (indicatief). Dat is het hoogste tarief dat mag; het uwe kan lager zijn.`,
  'warmtenet-co2-onbekend': () =>
    'Hoeveel CO₂ de warmte van uw net kost, weten wij niet. De CO₂ in dit rapport is daarom alleen die van stroom.',
  'al-zonnepanelen': ({ panelen }) =>
    fewPanels(panelen) ?? `Er liggen al zonnepanelen. ${MORE_PANELS}`,
  'weinig-zonnepanelen': ({ panelen }) =>
    fewPanels(panelen) ??
    `Er liggen al zonnepanelen, maar u heeft daarnaast meer stroom nodig dan ze maken. ${MORE_PANELS}`,
  'dak-te-klein': (v) =>
    `Onze prijzen beginnen bij ${v.panelen} panelen, en zoveel passen er op uw dak waarschijnlijk niet.`,
  'dak-noord': () => 'Uw dak ligt op het noorden. Een zonneboiler levert daar te weinig op.',
  'niet-gewenst': () => 'U heeft gezegd dat u dit niet wilt.',
  'geen-besparing': () => 'Dit bespaart in uw huis te weinig.',
  'label-slechter': () =>
    'Dit verdient zich terug, maar in de rekenregels van het energielabel komt uw huis er een klasse lager mee uit. Daarom staat het niet in het plan.',
  'een-bron': () =>
    'Dit lijkt zich terug te verdienen, maar wij kennen de prijs uit maar één bron. Daarom begint ons plan er niet mee. Vraag eerst wat het bij u kost.',
  'vve-dak': () => 'Het dak is van de hele VvE. Daarover beslist u samen.',
  'vve-buitenunit': () =>
    'Dit vraagt binnen ruimte voor een boilervat, en buiten een plek waar de VvE toestemming voor geeft. Dat is pas ter plaatse te beoordelen.',
  'jaarverbruik-gebruikt': (v) =>
    `${v ? 'De stroom van nu is' : 'Gas en stroom van nu zijn'} wat u invulde, met een marge omdat niet elk jaar even koud is. Wat er verandert, is geschat met wat bewoners echt gebruiken (Milieu Centraal).`,
  'werkelijk-gebruik': (v) =>
    `${estimated(v)} geschat met wat bewoners echt gebruiken (Milieu Centraal), niet met de theoretische norm.`,
  'label-uit-berekening': (v) =>
    `De klasse volgt uit een vereenvoudigde berekening van het primaire energiegebruik, niet uit uw meterstand. Stroom telt mee met factor ${v.stroomFactor.toLocaleString('nl-NL')}.`,
  energieprijzen: (v) =>
    `Prijspeil ${month(v.peildatum)}: ${v.gasEurPerM3 === undefined ? '' : `gas ${price(v.gasEurPerM3)} per m³ en `}stroom ${price(v.stroomEurPerKwh)} per kWh (CBS).`,
  'vaste-kosten': (v) =>
    `Vaste kosten die meetellen: ${v.gasEurPerJaar === undefined ? '' : `${exact(v.gasEurPerJaar)} per jaar voor gas en `}${exact(v.stroomEurPerJaar)}${v.gasEurPerJaar === undefined ? ' per jaar' : ''} voor stroom, netbeheer inbegrepen. De vermindering op de energiebelasting, ${exact(v.belastingverminderingEurPerJaar)} per jaar, gaat eraf.`,
  'co2-hele-keten': (v) =>
    `De CO₂ is berekend over de hele keten: ${v.gasKgPerM3 === undefined ? '' : `${formatDecimal(v.gasKgPerM3)} kg per m³ gas en `}${v.stroomKgPerKwh.toLocaleString('nl-NL')} kg per kWh stroom (${v.jaar}, indicatief). Stroom die u teruglevert, trekken wij er niet van af.`,
  'zonder-salderen': (v) =>
    `Zonnepanelen rekenen wij zonder salderen door, zoals het vanaf ${formatDate(v.datum)} is.`,
  'salderen-gestopt': (v) =>
    `Zonnepanelen rekenen wij zonder salderen door: dat is op ${formatDate(v.datum)} gestopt.`,
  'eenvoudige-terugverdientijd': () =>
    'De terugverdientijd is wat u zelf betaalt, gedeeld door de besparing per jaar. Rente en stijgende prijzen tellen niet mee. Wordt iets eerder vervangen, dan tellen de jaren dat het nieuwe al dienstdoet. Bij zonnepanelen telt ook mee dat ze langzaam minder opbrengen en een nieuwe omvormer nodig hebben.',
  prijsmarge: (v) =>
    `Prijzen verschillen per huis. Daarom rekenen wij met een marge, meestal van ${v.procent}% van de prijs naar beide kanten.`,
  'isde-voorwaarden': (v) => `De subsidie volgt de ISDE-regels van ${v.jaar}. ${ISDE_CONDITIONS}`,
  'isde-verlopen': (v) =>
    `De subsidie volgt de ISDE-regels van ${v.jaar}. Kijk bij RVO welke nu gelden. ${ISDE_CONDITIONS}`,
  'maandbedrag-gebruikt': (v) => {
    const used = billUsed(v);
    return v.zonderSalderenEur === undefined
      ? used
      : `${used} Wij nemen aan dat daarin nog is gesaldeerd. Zonder salderen kost hetzelfde verbruik ongeveer ${euro(v.zonderSalderenEur)} per maand, en daarmee rekenen wij.${moreExact(v)}`;
  },
  'maandbedrag-buiten-bereik': (v) =>
    `Uw maandbedrag van ${exact(v.maandEur)} past niet goed bij ${v.gasM3 === undefined && v.stroomKwh === undefined ? 'een huis als dit' : 'het jaarverbruik dat u invulde'}. Wij zijn er zo dicht mogelijk bij gebleven.`,
  'appartement-ligging-onbekend': () =>
    'Voor een appartement maakt de ligging veel uit: onder het dak, op een hoek of ertussen. Daarom zijn de marges ruim.',
  'nodig-voor-gasvrij': () =>
    'Dit is nodig om van het gas af te gaan. Wat dat scheelt, is bij de warmtepomp meegeteld.',
  'route-voordeligst': (v) =>
    `Over de hele levensduur is dit voor uw huis het voordeligst: ${muchOrSome(v.verschilEurPerJaar)} beter dan ${ROUTES[v.dan]}.`,
  'route-beter': (v) => {
    const better = `${muchOrSome(v.verschilEurPerJaar)} beter dan ${ROUTES[v.dan]}`;
    if (v.metPanelenEurPerJaar !== undefined)
      return `Over de hele levensduur, zonnepanelen niet meegerekend, is dit ${better}. ${withPanels(ROUTES[v.dan], v.metPanelenEurPerJaar)}`;
    if (v.mostYears !== undefined)
      return `Rekent u niet verder dan ${v.mostYears} jaar vooruit, dan is deze manier van verwarmen ${better}.`;
    if (v.costFactor !== undefined)
      return `Valt de besparing ${Math.round((1 - 1 / v.costFactor) * 100)}% lager uit, dan is dit ${better}.`;
    return `Over de hele levensduur is dit ${better}.`;
  },
  'groot-werk-loont': (v) =>
    `Dit is een grote klus. Het hele plan levert er ongeveer ${euro(v.meerEurPerJaar)} per jaar meer door op, na aftrek van alle kosten en zonnepanelen niet meegerekend.`,
  'route-verdient-zich-terug': (v) =>
    `Het hele plan verdient zich wel terug: na aftrek van alle kosten houdt u naar schatting ${euro(v.winstEurPerJaar)} per jaar over.`,
  'loont-met-warmtepomp': () =>
    'Samen met de warmtepomp verdient dit zich wel terug: het water in de leidingen kan dan koeler, en dat is zuiniger.',
  'ventileer-mee': (v) =>
    `Een dichter huis heeft goede ventilatie nodig. Laat die meteen nakijken. Voor zuinige ventilatie samen met isolatie geeft de ISDE ${exact(v.isdeEur)}, als het huis van vóór ${isde.buildDate.value.builtBeforeYear} is.`,
  'prijs-indicatief': () =>
    'De prijs is een richtprijs uit een enkele bron. Vraag altijd een offerte.',
  'prijs-afgeleid': () =>
    'De prijs is afgeleid van die voor andere huizen of onderdelen. Vraag altijd een offerte.',
  'grootste-telt': () =>
    'Spouw en gevel zijn dezelfde muur. Wie beide doet, bespaart niet het dubbele: alleen de grootste besparing telt.',
  'gevel-aanzicht': () =>
    'Isoleren aan de buitenkant verandert hoe het huis eruitziet. Vraag de gemeente of er een vergunning nodig is. Aan de binnenkant kan ook, maar dat kost wat ruimte.',
  'zolder-onverwarmd': () => 'Dit past bij een zolder die u niet verwarmt.',
  'bodem-bespaart-minder': () =>
    'Isolatie op de bodem bespaart minder dan isolatie tegen de vloer. Het past vooral bij een lage kruipruimte.',
  'nieuwe-kozijnen': () =>
    'Triple glas is dik en zwaar. Er horen nieuwe, geïsoleerde kozijnen bij.',
  'kozijn-te-dun': () =>
    'Kozijnen voor enkel glas zijn vaak te dun voor HR++. Laat de sponning meten; vacuümglas of nieuwe kozijnen zijn duurder.',
  'deur-met-kozijn': () => 'Let op de naden: een goede deur sluit rondom goed aan.',
  'isde-alleen-met-isolatie': (v) =>
    `De ISDE geeft ${exact(v.isdeEur)}, maar alleen samen met een isolatiemaatregel.`,
  'isde-alleen-met-glas': () =>
    'ISDE krijgt u voor een deur waarschijnlijk alleen samen met HR++-glas of triple glas. Vraag het RVO.',
  'isde-volgende': (v) => {
    const amount =
      v.eurPerKw > 0
        ? `alleen ${exact(v.eurPerKw)} per kW, zonder startbedrag en toeslag`
        : 'geen subsidie';
    return `U heeft al een hybride. Voor een volgende warmtepomp rekenen wij ${amount}. De bronnen zijn het niet eens: een installateur noemt één keer per ${isde.heatPumpAgain.value.years} jaar. Vraag RVO wat voor u geldt.`;
  },
  'wtw-kanalen': () =>
    'Hiervoor komen er luchtkanalen of losse toestellen in de kamers. Dat past het best bij een verbouwing.',
  'inregelen-uitleg': () =>
    'Elke radiator krijgt dan precies genoeg water. Het huis wordt gelijkmatiger warm en de ketel of warmtepomp werkt zuiniger.',
  'folie-achter-radiator': () =>
    'Dit helpt alleen achter radiatoren aan een koude buitenmuur. U kunt het zelf doen.',
  'bodem-boring': () =>
    'Hiervoor wordt in uw grond geboord. Dat vraagt ruimte voor de boormachine en een melding vooraf.',
  'isde-lijst': (v) =>
    `Het bedrag hangt af van het toestel: op de lijst van RVO ongeveer ${euro(v.laagEur)} tot ${euro(v.hoogEur)}, in het midden ${euro(v.middenEur)}.`,
  'zonneboiler-dak': () => 'Er is een zonnig stuk dak nodig en binnen ruimte voor een vat.',
  'boiler-ruimte': () =>
    'Er is binnen ruimte nodig voor een vat. Het toestel koelt de lucht om zich heen af.',
  'pvt-bron': () =>
    'Deze panelen maken stroom en leveren warmte aan een warmtepomp. Een buitenunit is dan niet nodig.',
  'geen-isde-batterij': () => 'Voor een thuisbatterij is geen ISDE.',
  'batterij-grootte': (v) =>
    `Gerekend met een batterij van ${formatNumber(v.kWh)} kWh, een gemiddelde maat.`,
  'kookgroep-nodig': () =>
    'Vaak komt er een aparte groep in de meterkast bij. Die zit in deze richtprijs.',
  'ligt-er-niet': () => 'Uw woning heeft dit deel niet: daar ligt een andere woning tegenaan.',
  'ligging-onbekend': () =>
    'Wij weten niet of dit deel bij uw appartement hoort. Kies waar het in het gebouw ligt, dan rekenen wij het door.',
  'geen-zolder': () => 'Uw woning heeft geen eigen zolder onder een schuin dak.',
  'geen-kruipruimte': () =>
    'Zonder kruipruimte kan dit niet van onderaf. Isoleren van bovenaf kan wel, bij een nieuwe vloer.',
  'geen-eigen-grond': () => 'De grond onder een appartement is niet van u alleen.',
  'al-goede-deur': () =>
    'De buitendeuren zijn al geïsoleerd, volgens uw antwoord of gezien het bouwjaar.',
  'al-kierdicht': () =>
    'De kieren bij ramen en deuren zijn al gedicht, volgens uw antwoord of gezien het bouwjaar. Wat er nog ontsnapt, gaat door de naden van gevel en dak.',
  'al-zuinige-ventilatie': (v) => `Er is al ${VENTILATION[v.soort]}.`,
  'gevel-geisoleerd': () =>
    'Bij een geïsoleerde muur bespaart folie achter de radiator bijna niets.',
  'geen-radiatoren': () => 'Wij rekenen met verwarming zonder radiatoren.',
  'al-warm-water': () => 'Uw warm water komt al van een zuinig toestel.',
  'al-elektrisch-koken': () => 'Wij rekenen al met elektrisch koken.',
  'geen-zonnepanelen': () => 'Een thuisbatterij heeft alleen zin met zonnepanelen.',
  'al-thuisbatterij': () => 'Er is al een thuisbatterij.',
  'zolder-in-gebruik': () =>
    'Wij weten niet of u de zolder verwarmt. Staat hij leeg en koud, dan kan dit in plaats van het dak.',
  'andere-maatregel-beter': (v) =>
    `Dit gaat niet samen met ${measure(v.gekozen)}. Dat levert in uw huis meer op.`,
  'route-minder-voordelig': (v) => {
    const less = roundEstimate(v.verschilEurPerJaar);
    const difference =
      less > 0 ? ` Het verschil is ongeveer ${formatEuro(less * 100)} per jaar.` : '';
    if (v.metPanelenEurPerJaar !== undefined)
      return `Dit kan in uw huis, maar zonnepanelen niet meegerekend is ${ROUTES[v.gekozen]} over de hele levensduur voordeliger of eenvoudiger.${difference} ${withPanels('dit', v.metPanelenEurPerJaar)}${alsoNeeded(v)}`;
    return `Dit kan in uw huis, maar ${ROUTES[v.gekozen]} is over de hele levensduur voordeliger of eenvoudiger.${difference}${alsoNeeded(v)}`;
  },
  'route-duurder': (v) =>
    `Dit kan in uw huis.${alsoNeeded(v)} Alles bij elkaar kost dat ${euro(v.meerEur)} meer dan ${ROUTES[v.gekozen]}, en bespaart het ${euro(v.meerBesparingEurPerJaar)} per jaar extra, zonnepanelen niet meegerekend. Of dat verschil zich terugverdient, is niet zeker. Daarom staat het hier als andere mogelijkheid.`,
  'groot-werk-weinig': (v) =>
    roundEstimate(v.meerEurPerJaar) > 0
      ? `Dit is een grote klus, en het hele plan levert er hoogstens ongeveer ${euro(v.meerEurPerJaar)} per jaar meer door op. Dat is te weinig om zeker te zijn.`
      : 'Dit is een grote klus, en het hele plan levert er per jaar niet meer door op.',
  'route-na-een-bron': (v) =>
    `Dit kan in uw huis. Na aftrek van alle kosten houdt u er naar schatting ${euro(v.winstEurPerJaar)} per jaar aan over. Voor minder geld lijkt dit zekerder: ${measures(v.eerst)}. Daarvan kennen wij de prijs uit maar één bron. Vraag die prijs dus eerst.`,
  'andere-keuze-gekozen': (v) =>
    `Dit gaat niet samen met ${measure(v.gekozen)}. Die keuze telt, deze niet.`,
  'meterstanden-passen-niet': () =>
    'Het jaarverbruik dat u invulde, past niet bij een huis dat zo wordt verwarmd. Wij zijn er zo dicht mogelijk bij gebleven. Controleer het verbruik en de verwarming.',
  'meterstanden-gebruikt': () => 'Uw eigen jaarverbruik is het verbruik waarmee wij rekenen.',
  'routes-vergeleken': (v) =>
    `Wij hebben ${formatNumber(v.aantal)} manieren van verwarmen vergeleken, elk met de isolatie die erbij past. Wij kijken welke per jaar het meeste oplevert. Elke investering verdelen wij over de eigen levensduur. Een warmtepomp moet dan duidelijk meer opleveren dan wat u nu heeft, en een grote klus in plaats daarvan ook. Een ingrijpender manier kiezen wij alleen als die ook het beste is wanneer alles binnen ${v.jaren} jaar terugverdiend moet zijn, of wanneer de besparing ${v.procent}% lager uitvalt. Zonnepanelen passen bij elke manier en tellen in deze keuze niet mee. De kosten van een nieuwe cv-ketel ook niet.`,
  'indicatieve-prijzen': () =>
    'Niet voor elke maatregel is er een officiële prijs. Waar "indicatief" staat, is het een richtprijs uit een andere bron.',
  'warmtefonds-lening': (v) =>
    `Bij het Warmtefonds kunt u lenen tot ongeveer ${exact(v.maxEur)}. Onder een gezamenlijk inkomen van ${exact(v.inkomenTotEur)} is dat zonder rente. Kijk op warmtefonds.nl welk bedrag nu geldt.`,
  'antwoord-verandert': (v) => {
    return `${FACT_LABELS[v.vraag]}: als wij dit zeker weten, kunnen de stappen en de besparing anders worden.`;
  },
};

/** A reason of the engine as a Dutch sentence. */
export const reasonWords = ({ code, values }: Reason): string =>
  // The type of a reason ties its values to its code; through a table of functions that is lost.
  (WORDS[code] as (told: Reason['values']) => string)(values);
