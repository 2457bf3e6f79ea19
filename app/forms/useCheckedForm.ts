import { useForm } from '@conform-to/react';
import { useNavigation } from '@remix-run/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ApiName } from '../../server/http/api';
import type { FormCheck, FormResult, PageForm } from './pageForm';

/** What ties one control to its form. */
export interface CheckedField {
  name: string;
  error: string | undefined;
  defaultValue: string | undefined;
}

export interface CheckedForm<Field extends string> {
  /** For the `Form` itself. */
  attributes: {
    id: string;
    noValidate: boolean;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    onFocus: () => void;
  };
  /** What is wrong with the form as a whole. */
  error: string | undefined;
  field: (name: Field) => CheckedField;
  /** It has been sent and is being answered. */
  working: boolean;
}

interface CheckedFormOptions {
  id: string;
  /** What the last answer said of it. */
  result: FormResult | undefined;
  defaultValue?: Record<string, string | undefined>;
}

/**
 * A form that is weighed where it stands once what weighs it is there (it comes when the form is first touched), and by
 * its action in any case. It is sent once, however often Enter is pressed.
 */
export function useCheckedForm<Field extends string>(
  { loadCheck }: Pick<PageForm<ApiName>, 'loadCheck'>,
  { id, result, defaultValue }: CheckedFormOptions,
): CheckedForm<Field> {
  const [check, setCheck] = useState<FormCheck<unknown> | null>(null);
  const navigation = useNavigation();
  const isIdle = navigation.state === 'idle';
  const isSent = useRef(false);
  useEffect(() => {
    if (isIdle) isSent.current = false;
  }, [isIdle]);

  const [form, fields] = useForm<Record<string, string>, unknown>({
    id,
    ...(result ? { lastResult: result } : {}),
    ...(defaultValue ? { defaultValue } : {}),
    ...(check ? { onValidate: ({ formData }) => check(formData), shouldRevalidate: 'onInput' } : {}),
  });

  return {
    attributes: {
      id: form.id,
      noValidate: true,
      onSubmit: (event) => {
        form.onSubmit(event);
        if (event.defaultPrevented) return;
        if (isSent.current) event.preventDefault();
        isSent.current = true;
      },
      onFocus: () => {
        // Where it does not come, the action says so.
        if (!check)
          loadCheck().then(
            (loaded) => setCheck(() => loaded as FormCheck<unknown>),
            () => undefined,
          );
      },
    },
    error: form.errors?.[0],
    field: (name) => ({ name, error: fields[name]?.errors?.[0], defaultValue: fields[name]?.initialValue }),
    working: navigation.formMethod !== undefined,
  };
}
