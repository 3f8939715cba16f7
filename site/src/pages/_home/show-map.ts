/** Puts the map in the place of its drawing at a click; until then nothing of its maker is fetched. */
function prepareMap(figure: Element): void {
  const stage = figure.querySelector('[data-map-stage]');
  const link = figure.querySelector<HTMLElement>('[data-map-link]');
  const button = figure.querySelector<HTMLElement>('[data-map-show]');
  const frame = figure.querySelector<HTMLTemplateElement>('[data-map-frame]');
  if (!stage || !link || !button || !frame) return;
  button.addEventListener('click', () => {
    const map = document.importNode(frame.content, true).querySelector('iframe');
    if (!map) return;
    stage.replaceChildren(map);
    map.focus();
  });
  link.hidden = true;
  button.hidden = false;
}

for (const figure of document.querySelectorAll('[data-map]')) prepareMap(figure);
