// Why a state of a design is stored: another tab took it over; work of a tab could not be saved; something else took the place of everything; a newer
// template did; staff corrected it.

export const designVersionReasons = ['takenOver', 'unsaved', 'beforeRestore', 'beforeTemplate', 'beforeStaff'] as const;
export type DesignVersionReason = (typeof designVersionReasons)[number];
