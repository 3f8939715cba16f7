import { expect, it } from 'vitest';
import { readYaml } from './content-file.ts';
import { knownPictures, strangePictures } from './named-pictures.ts';

const PICTURES = {
  ids: new Set(['about', 'step-1', 'street']),
  withBoard: new Set(['street']),
};

const told = (text: string) => strangePictures(readYaml(text), PICTURES);

it('a picture that is not there is told with its line, wherever it is named', () => {
  expect(told('hero:\n  title: Prijzen\n  picture: abuot\n')).toEqual([
    { line: 3, message: 'hero.picture: het plaatje "abuot" is er niet; bedoelt u about?' },
  ]);
  expect(told('- name: Piet\n  photo: gezicht\n')).toEqual([
    {
      line: 2,
      message: '0.photo: het plaatje "gezicht" is er niet; kies een plaatje uit art/pictures.yaml',
    },
  ]);
});

it('a picture that is there is fine, and so is another field that has its word', () => {
  expect(told('picture: about\nsteps: [{ picture: step-1, text: picture }]\n')).toEqual([]);
});

it('what a town is written on has room for its name', () => {
  expect(told('landing: { picture: street }\n')).toEqual([]);
  expect(told('landing: { picture: about }\n')).toEqual([
    {
      line: 1,
      message:
        'landing.picture: op het plaatje "about" is geen plaats voor de naam van een plaats; kies een plaatje uit art/pictures.yaml',
    },
  ]);
});

it('the list of pictures says which there are', () => {
  const { ids, withBoard } = knownPictures();
  expect(ids).toContain('home-hero');
  expect([...withBoard].every((id) => ids.has(id))).toBe(true);
});
