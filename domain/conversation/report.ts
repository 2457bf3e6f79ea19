/** Of what somebody says about what they report, in Unicode code points. */
export const maxCommentLength = 1_000;
