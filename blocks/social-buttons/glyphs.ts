// The signs of the platforms: in the page itself, for a link page has little else to show.
import {
	IconBrandFacebook,
	IconBrandInstagram,
	IconBrandLinkedin,
	IconBrandPinterest,
	IconBrandSnapchat,
	IconBrandTelegram,
	IconBrandTiktok,
	IconBrandTwitter,
	IconBrandWhatsapp,
	IconBrandYoutube,
} from '@tabler/icons-react';
import type { SocialPlatform } from '../../rules/pages/social-platforms.ts';

export const glyphs: Record<SocialPlatform, typeof IconBrandTwitter> = {
	twitter: IconBrandTwitter,
	facebook: IconBrandFacebook,
	instagram: IconBrandInstagram,
	linkedin: IconBrandLinkedin,
	youtube: IconBrandYoutube,
	tiktok: IconBrandTiktok,
	snapchat: IconBrandSnapchat,
	pinterest: IconBrandPinterest,
	whatsapp: IconBrandWhatsapp,
	telegram: IconBrandTelegram,
};
