const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });
const dayInUtc = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** Of an instant as the server writes it: its day, where the reader is. */
export const showDay = (instant: string) => day.format(new Date(instant));
/** Where something ends with a day, which the server counts in UTC. */
export const showUtcDay = (instant: string) => dayInUtc.format(new Date(instant));
export const showMoment = (instant: string) => moment.format(new Date(instant));
