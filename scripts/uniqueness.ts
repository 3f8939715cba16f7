import { ownStatements, type Pair, townPairs } from '../built/lib/uniqueness.ts';

/** Prints which town pages are most alike, and which say least of their own. Needs a built site. */
const SHOWN = 12;

const print = (title: string, pairs: readonly Pair[]) => {
  console.log(title);
  for (const { one, other, shared } of pairs.slice(0, SHOWN)) {
    console.log(`  ${(shared * 100).toFixed(1).padStart(5)} %  ${one}  ${other}`);
  }
};

const { towns, services } = townPairs();
print('Two towns of one service, at most 45 %:', towns);
print('Two services of one town, at most 30 %:', services);
console.log('Statements with a source that no other page has, at least 8:');
for (const { page, own } of ownStatements().slice(0, SHOWN)) {
  console.log(`  ${String(own).padStart(5)}    ${page}`);
}
