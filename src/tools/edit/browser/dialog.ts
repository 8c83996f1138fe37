/** A field of a dialog: a text, or a choice. */
export interface DialogPart {
  readonly name: string;
  readonly label: string;
  readonly value?: string;
  readonly type?: 'text' | 'email' | 'date';
  readonly min?: string;
  readonly required?: boolean;
  readonly choices?: readonly { readonly value: string; readonly text: string }[];
}

interface DialogOptions {
  readonly title: string;
  readonly content: readonly Node[];
  readonly parts: readonly DialogPart[];
  readonly yes: string;
  readonly no?: string;
}

/** Makes an element with a text. */
export function element<N extends keyof HTMLElementTagNameMap>(
  name: N,
  text = '',
): HTMLElementTagNameMap[N] {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

/** Makes a list of lines. */
export function listOf(lines: readonly string[]): HTMLUListElement {
  const list = element('ul');
  list.append(...lines.map((line) => element('li', line)));
  return list;
}

function control(part: DialogPart): HTMLInputElement | HTMLSelectElement {
  if (part.choices) {
    const select = element('select');
    select.append(...part.choices.map(({ value, text }) => new Option(text, value)));
    return select;
  }
  const input = element('input');
  input.type = part.type ?? 'text';
  input.value = part.value ?? '';
  input.min = part.min ?? '';
  input.required = part.required === true;
  return input;
}

/** Asks in a dialog; undefined when the answer is no. */
export function askDialog(
  options: DialogOptions,
): Promise<ReadonlyMap<string, string> | undefined> {
  const { title, content, parts, yes, no = 'Cancel' } = options;
  const dialog = element('dialog');
  const form = element('form');
  form.method = 'dialog';
  const controls = parts.map((part) => ({ part, input: control(part) }));
  const footer = element('footer');
  const refuse = element('button', no);
  refuse.type = 'button';
  refuse.addEventListener('click', () => {
    dialog.close('no');
  });
  const agree = element('button', yes);
  agree.className = 'main';
  agree.value = 'yes';
  footer.append(refuse, agree);
  form.append(
    element('h2', title),
    ...content,
    ...controls.map(({ part, input }) => {
      const label = element('label', part.label);
      label.append(input);
      return label;
    }),
    footer,
  );
  dialog.append(form);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      const values = new Map(controls.map(({ part, input }) => [part.name, input.value]));
      resolve(dialog.returnValue === 'yes' ? values : undefined);
    });
  });
}
