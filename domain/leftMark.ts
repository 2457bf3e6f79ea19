/**
 * The cookie by which a page that logs out tells the server so with its next call, whatever became of the call that
 * says it: the session's own cookie is out of the page's reach. Value `1`; the server takes it away once it knows.
 */
export const leftMark = 'palaver_left';
