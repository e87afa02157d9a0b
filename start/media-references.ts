// Everyone who shows pictures: who keeps a copy of what a picture is, and who refers to one. A domain that begins to refer to pictures adds
// a part here, and the library knows of it.
import { categoryPictures, productPictures } from '../server/catalogue/media-uses.ts';
import { showPicture } from '../server/catalogue/show-picture.ts';
import { templatePictures } from '../server/designs/templates/media-uses.ts';
import type { PictureChanged } from '../server/media/make-sizes.ts';
import type { MediaUse } from '../server/media/media-use.ts';
import { campaignPictures } from '../server/newsletter/campaigns/keep-pictures.ts';
import { pagePictures, showPagePicture } from '../server/pages/media-uses.ts';
import { shopPictures } from '../server/shop-details/media-uses.ts';
import { showShopImage } from '../server/shop-details/shop-images.ts';

export const pictureChanged: PictureChanged = async (...picture) => {
	await showPicture(...picture);
	await showShopImage(...picture);
	await showPagePicture(...picture);
};

export const mediaUses: readonly MediaUse[] = [
	productPictures,
	categoryPictures,
	shopPictures,
	pagePictures,
	templatePictures,
	campaignPictures,
];
