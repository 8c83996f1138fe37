import { useRef, useState, type FormEvent } from 'react';

/**
 * Validates the confirmation of a removal: a verification code, unless one was accepted already, and the checkbox.
 * After the first attempt what is missing is marked, and gets the focus.
 * @param code as typed; undefined when none is needed any more
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
