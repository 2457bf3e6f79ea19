import { adminTexts } from '../../../domain/texts/admin';
import { copyText } from '../../ui/copyText';
import { toast } from '../../ui/toasts/toasts';

/** Copies the address of the registration with a code filled in, and says whether that worked. */
export async function copyRegistrationLink(code: string): Promise<void> {
  const link = `${window.location.origin}/register?invite=${encodeURIComponent(code)}`;
  toast((await copyText(link)) ? adminTexts.codes.copied : adminTexts.codes.notCopied(link));
}
