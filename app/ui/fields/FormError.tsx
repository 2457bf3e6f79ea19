import { useEffect, useRef } from 'react';

interface FormErrorProps {
  message: string | undefined;
  /** By which a field can be tied to it. */
  id?: string;
}

/** What is wrong with the form as a whole: read out at once, and on top, where it is brought into sight. */
export function FormError({ message, id }: FormErrorProps) {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // Whoever pressed a button at the foot of a long form would not see it.
    if (message) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);
  return message ? (
    <p ref={ref} id={id} role="alert" className="form-error">
      {message}
    </p>
  ) : null;
}
