/** The id of the composer's text field: where keys go on after a chip or the skip link. */
export const composerFieldId = 'composer-field';
