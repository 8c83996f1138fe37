import { useState } from 'react';
import { useStrings } from '../../i18n/use-strings';
import { CodeField } from '../../ui/code-field';
import { TextField } from '../../ui/text-field';
import { Specimen } from './specimen';

/** Fields: empty, filled with a hint, wrong; the code's button free, waiting and busy. */
export function Fields() {
  const t = useStrings('components');
  const [text, setText] = useState('');
  const [code, setCode] = useState('');
  const codeField = {
    label: t('field-code'),
    value: code,
    onChange: setCode,
    onSend: () => undefined,
  };
  const textField = { label: t('field-label'), value: text, onChange: setText };
  return (
    <Specimen title={t('fields')}>
      <TextField {...textField} placeholder={t('field-placeholder')} />
      <TextField {...textField} value={t('main')} hint={t('field-hint')} />
      <TextField {...textField} error={t('field-error')} />
      <CodeField {...codeField} sendLabel={t('field-send')} secondsLeft={0} isSending={false} />
      <CodeField
        {...codeField}
        value="123456"
        sendLabel={t('field-seconds', { seconds: 58 })}
        secondsLeft={58}
        isSending={false}
      />
      <CodeField {...codeField} sendLabel={t('busy')} secondsLeft={0} isSending />
    </Specimen>
  );
}
