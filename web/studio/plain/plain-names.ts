// Names that the form without JavaScript, the server that takes it, and the studio that replaces it agree on.

/** Shown where the studio could not be started. */
export const failureNoticeId = 'studio-failed';

/** Shown until the studio runs, or could not be started. */
export const loadingNoticeId = 'studio-loading';

/** Why a release by the form came to nothing, as the address says it. */
const releaseProblems = ['changed', 'unsaved', 'errors', 'accept', 'check', 'failed'] as const;

export const isReleaseProblem = (text: string): text is (typeof releaseProblems)[number] =>
	(releaseProblems as readonly string[]).includes(text);
