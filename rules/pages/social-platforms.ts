// Where people follow each other. Names of companies are the same in every language.

export const socialPlatforms = [
	'twitter',
	'facebook',
	'instagram',
	'linkedin',
	'youtube',
	'tiktok',
	'snapchat',
	'pinterest',
	'whatsapp',
	'telegram',
] as const;

export type SocialPlatform = (typeof socialPlatforms)[number];

export const platformNames: Record<SocialPlatform, string> = {
	twitter: 'Twitter',
	facebook: 'Facebook',
	instagram: 'Instagram',
	linkedin: 'LinkedIn',
	youtube: 'YouTube',
	tiktok: 'TikTok',
	snapchat: 'Snapchat',
	pinterest: 'Pinterest',
	whatsapp: 'WhatsApp',
	telegram: 'Telegram',
};

export const mostSocialButtons = 5;
