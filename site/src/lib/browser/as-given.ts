/** Whether a field stands as the page gave it: neither its visitor nor a browser that brings them back has filled it in. */
export const isAsGiven = (control: HTMLInputElement): boolean =>
  control.type === 'checkbox' || control.type === 'radio'
    ? control.checked === control.defaultChecked
    : control.value === control.defaultValue;
