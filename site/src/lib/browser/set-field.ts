/** Puts a value into a field of the form, whatever kind of control it is. */
export function setField(form: HTMLFormElement, name: string, value: string): void {
  const control = form.elements.namedItem(name);
  if (control instanceof RadioNodeList) control.value = value;
  else if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    if (control.checked !== (value !== '')) control.click();
  } else if (control instanceof HTMLInputElement) control.value = value;
}
