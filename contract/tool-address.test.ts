import { expect, test } from 'vitest';
import { TEXT_MAX } from './limits.ts';
import { toolAddress } from './tool-address.ts';

const read = (value: unknown) => toolAddress.parse(value);

test.each([
  '/tools/roi-calculator?woningtype=hoekwoning&doe=dakisolatie%2Czonnepanelen&gasprijs=1%2C379',
  '/tools/subsidie-calculator?dak-m2=40&datum=2026-11-20&soort=a+b',
])('the address of a tool is kept as it is: %s', (address) => {
  expect(read(address)).toBe(address);
});

test.each([
  '/tools/roi-calculator',
  '/tools/roi-calculator?',
  '/tools/iets-anders?a=1',
  '/rapport/geheim?a=1',
  'https://elders.example/tools/roi-calculator?a=1',
  '//elders.example/tools/roi-calculator?a=1',
  '/tools/roi-calculator?a=<script>',
  '/tools/roi-calculator?a=1\nBcc: iemand@elders.example',
  '/tools/roi-calculator?a=1#elders',
  `/tools/roi-calculator?a=${'1'.repeat(TEXT_MAX.rekenhulp)}`,
  7,
  null,
  undefined,
])('what is no address of a tool is nothing: %s', (value) => {
  expect(read(value)).toBeUndefined();
});
