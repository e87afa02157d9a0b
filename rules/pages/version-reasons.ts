// Why a state of a page is kept: visitors have seen it; a user took the page over; a user's work could not be taken in; something
// else took the place of everything.

export const versionReasons = ['published', 'takenOver', 'unsaved', 'beforeRestore'] as const;
export type VersionReason = (typeof versionReasons)[number];
