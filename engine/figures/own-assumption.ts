/** Who "published" a figure that is common knowledge and that no page was found for. */
export const OWN_ASSUMPTION = 'Onze aanname';
