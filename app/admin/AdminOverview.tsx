import { AccessCodes } from './codes/AccessCodes';
import { Accounts } from './Accounts';
import { TutorHealth } from './TutorHealth';

/** What admins look after. */
export default function AdminOverview() {
  return (
    <>
      <AccessCodes />
      <TutorHealth />
      <Accounts />
    </>
  );
}
