import * as RadixToast from '@radix-ui/react-toast';
import { toastTexts } from '../../../domain/texts/app';
import { dismissToast, type ToastListProps } from './toasts';

/** Read out once, kept while pointed at or focused, swiped away, reached by F8. */
export default function ToastList({ toasts, side }: ToastListProps) {
  return (
    <RadixToast.Provider label={toastTexts.label} swipeDirection={side === 'top' ? 'up' : 'down'}>
      {toasts.map(({ id, text, action, forMs }) => (
        <RadixToast.Root
          key={id}
          className="toast"
          duration={forMs}
          onOpenChange={(open) => {
            if (!open) dismissToast(id);
          }}
        >
          <RadixToast.Description>{text}</RadixToast.Description>
          {action && (
            <RadixToast.Action className="toast-action" altText={action.label} onClick={action.run}>
              {action.label}
            </RadixToast.Action>
          )}
        </RadixToast.Root>
      ))}
      <RadixToast.Viewport className="toasts" data-side={side} />
    </RadixToast.Provider>
  );
}
