import { useRef, useState, type FormEvent } from 'react';

/**
 * What must be there before the account is removed: a code, unless it was taken already, and the tick.
 * What is missing is said once somebody has tried, and gets the focus.
 * @param code as it was typed; undefined when none is needed any more
 * @param onConfirmed called when nothing is missing
 */
export function useConfirmation(code: string | undefined, onConfirmed: () => void) {
  const [isChecked, setChecked] = useState(false);
  const [hasTried, setTried] = useState(false);
  const codeField = useRef<HTMLInputElement>(null);
  const checkBox = useRef<HTMLInputElement>(null);
  const lacksCode = code === '';
  const lacksCheck = code !== undefined && !isChecked;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (lacksCode) codeField.current?.focus();
    else if (lacksCheck) checkBox.current?.focus();
    else onConfirmed();
  };
  return {
    isChecked,
    setChecked,
    codeField,
    checkBox,
    submit,
    isCodeMissing: hasTried && lacksCode,
    isCheckMissing: hasTried && lacksCheck,
  };
}
