// A product as a user who edits it knows it: everything that is its own, with its variants.
import type { ImageBorder } from '../../../rules/catalogue/image-border.ts';
import type {
	FieldValues,
	ProductToValidate,
	Translations,
	VariantToValidate,
} from '../../../rules/catalogue/product-errors.ts';
import type { PaymentSettings, PricingSettings } from '../../../rules/pricing/settings.ts';
import type { FoundPicture } from '../../media/find-pictures.ts';

export interface EditedImage {
	id: string;
	cover: boolean;
	picture: FoundPicture;
	/** In its place for readers of a language. */
	languages: { languageCode: string; picture: FoundPicture }[];
}

export interface EditedVariant {
	id: string;
	slug: string;
	code: string;
	published: boolean;
	orderable: boolean;
	names: Translations;
	/** Only what it says otherwise than its product. */
	fields: FieldValues;
	/** None: those of its product. */
	images: EditedImage[];
	/** Null: that of its product. */
	pricing: PricingSettings | null;
	/** Null: that of its product. */
	weightMg: number | null;
}

export interface EditedProduct extends Omit<ProductToValidate, 'variants'> {
	id: string;
	published: boolean;
	archivedAt: Date | null;
	createdAt: Date;
	updatedAt: Date;
	orderable: boolean;
	itemNameAllowed: boolean;
	/** Made to the customer's specification. */
	personalised: boolean;
	revision: number;
	choiceFields: string[];
	border: ImageBorder;
	labelIds: string[];
	categoryIds: string[];
	images: EditedImage[];
	/** What lists show instead of the cover. */
	thumbnail: FoundPicture | null;
	variants: EditedVariant[];
}

export interface VariantToSave extends VariantToValidate {
	/** Null: a new one. */
	id: string | null;
	published: boolean;
	orderable: boolean;
}

export interface ProductToSave extends Omit<ProductToValidate, 'variants'> {
	/** Of the state that was changed: an older one is refused. */
	revision: number;
	published: boolean;
	orderable: boolean;
	itemNameAllowed: boolean;
	personalised: boolean;
	choiceFields: readonly string[];
	labelIds: readonly string[];
	categoryIds: readonly string[];
	/** Those that are new or different; the others stay as they are. */
	variants: readonly VariantToSave[];
	/** They become products of their own. */
	removedVariants: readonly string[];
	deletedVariants: readonly string[];
}

/** As a user tells it who may leave out what prices are made of, and what newer callers say: that stays as it is. */
export interface GivenProduct
	extends Omit<ProductToSave, 'pricing' | 'variants' | 'weightMg' | 'personalised' | keyof PaymentSettings> {
	weightMg?: number | null | undefined;
	personalised?: boolean | undefined;
	pricing?: PricingSettings | undefined;
	taxCategory?: PaymentSettings['taxCategory'] | undefined;
	paymentMode?: PaymentSettings['paymentMode'] | undefined;
	paymentInterval?: PaymentSettings['paymentInterval'] | undefined;
	paymentIntervalCount?: PaymentSettings['paymentIntervalCount'] | undefined;
	trialDays?: PaymentSettings['trialDays'] | undefined;
	variants: readonly (Omit<VariantToSave, 'pricing' | 'weightMg'> & {
		pricing?: PricingSettings | null | undefined;
		weightMg?: number | null | undefined;
	})[];
}
