import type { ConfigData } from 'html-validate';

/** What HTML is judged by: all that html-validate recommends, less what says why. */
export const HTML_RULES: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React writes `<br/>`, `srcSet` and `checked=""`: HTML reads these as any other spelling.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // An id may begin with anything: React's begin with "_", those of numbered headings with a figure.
    'valid-id': ['error', { relaxed: true }],
    // Ticks of one question share its name, as radio buttons do.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    // A line never breaks between a hyphen and a figure (Unicode line breaking, rule 25).
    'tel-non-breaking': [
      'error',
      {
        characters: [{ pattern: ' ', replacement: '&nbsp;', description: 'non-breaking space' }],
      },
    ],
    // A table laid out as cards on a phone keeps what it is by its roles.
    'no-redundant-role': 'off',
  },
};
