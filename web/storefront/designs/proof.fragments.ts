// What the page of a proof shows, as it is stored and as the provider has it now.
import { graphql } from '../../platform/graphql.ts';

const shownProof = graphql(`
	fragment ShownProof on Design {
		id name variant productName productSlug itemId isInCart revision seriesRows seriesRevision isReleased access provider findings
		misfit { pages wantedPages width height wantedWidth wantedHeight }
		previews { page name url width height }
		proof {
			state problem lowResUrl
			findings { row page message severity }
		}
		orderLines { itemId orderId orderNumber customerName state refusalReason }
	}
`);

export const shownProofFragments = [shownProof] as const;
