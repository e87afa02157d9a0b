// What the page of a product asks.

import { productCard } from '../../page-view/product-card.fragments.ts';
import { graphql } from '../../platform/graphql.ts';

export const productDocument = graphql(
	`
	query Product($language: String!, $slug: String!, $variant: String, $test: String) {
		product(slug: $slug, variant: $variant, language: $language, test: $test) {
			code
			description
			descriptionParts
			seoTitle
			seoDescription
			canonical
			category
			deliveryDay
			productionDays
			itemNameAllowed
			severalAtOnce
			hasDesignTemplate
			designIntent
			priceValidUntil
			pricing {
				currency
				pricesIncludeTax
				taxRate
				quantities { mode defined linear { from to step } minimum }
				unitPrice
				steps { quantity total unitPrice given }
				payment { mode interval intervalCount trialDays isTrialUsed nextPayment }
			}
			stock { state counted available sellWhenEmpty }
			printing { requirement width height bleed sides dataSheet }
			product { ...ProductCard }
			images { id url width height alt focalPoint { x y } sizes }
			border { rounding width colour }
			fields { id label type value url }
			choices { fieldId label values }
			variants { id code name values unavailable published }
			variant { id code name values unavailable published fromPrice { minor currency } }
			related { ...ProductCard }
		}
	}
`,
	[productCard],
);
