interface ConfirmLabelProps {
  asking: boolean;
  label: string;
  /** What the first of the two clicks asks. */
  question: string;
}

/** What stands on a control that takes two clicks. It is as wide as both texts, so that the second click meets it where the first did. */
export function ConfirmLabel({ asking, label, question }: ConfirmLabelProps) {
  return (
    <span className="confirm-label" data-unsaid={asking ? label : question}>
      <bdi>{asking ? question : label}</bdi>
    </span>
  );
}
