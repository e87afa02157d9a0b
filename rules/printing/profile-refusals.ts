// Why an uploaded file does not become a colour profile of the shop.

export const maxProfileBytes = 3 * 2 ** 20;
export const mostProfiles = 20;
export const longestProfileName = 100;

const profileRefusals = [
	'tooLarge',
	'notAProfile',
	'notForOutput',
	'notCmyk',
	'damaged',
	'alreadyThere',
	'tooMany',
] as const;
export type ProfileRefusal = (typeof profileRefusals)[number];

export const isProfileRefusal = (reason: unknown): reason is ProfileRefusal =>
	profileRefusals.some((one) => one === reason);
