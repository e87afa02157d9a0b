// Links to social networks: at most five round buttons.
import { defineBlock } from '../../rules/pages/block.ts';
import { choice, line, link } from '../../rules/pages/fields.ts';
import { mostSocialButtons, type SocialPlatform, socialPlatforms } from '../../rules/pages/social-platforms.ts';

const button = (platform: SocialPlatform, url: string) => ({
	values: { platform, link: { url, target: 'social' } },
});

export const block = defineBlock({
	type: 'socialButtons',
	version: 1,
	tab: 'linkPage',
	rank: 3,
	fields: {},
	texts: {},
	items: {
		min: 1,
		max: mostSocialButtons,
		fields: { platform: choice(socialPlatforms, 'instagram'), link: link('needed') },
		texts: { label: line(40) },
	},
	sample: {
		items: [
			button('instagram', 'https://www.instagram.com/'),
			button('linkedin', 'https://www.linkedin.com/'),
			button('youtube', 'https://www.youtube.com/'),
		],
	},
});
