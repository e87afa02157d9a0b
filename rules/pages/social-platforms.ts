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

const hosts: Readonly<Record<SocialPlatform, readonly string[]>> = {
	twitter: ['twitter.com', 'x.com'],
	facebook: ['facebook.com'],
	instagram: ['instagram.com'],
	linkedin: ['linkedin.com'],
	youtube: ['youtube.com'],
	tiktok: ['tiktok.com'],
	snapchat: ['snapchat.com'],
	pinterest: ['pinterest.com', 'pinterest.de'],
	whatsapp: ['whatsapp.com', 'wa.me'],
	telegram: ['telegram.org', 't.me'],
};

/** Whose address it is. */
export const platformOf = (hostname: string): SocialPlatform | undefined =>
	socialPlatforms.find((platform) => hosts[platform].includes(hostname.toLowerCase().replace(/^www\./, '')));

export const mostSocialButtons = 5;
