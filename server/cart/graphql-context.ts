// What operations know of a call: what goes along with a line that is copied, and where designs are made.
import type { LineAttachments } from './line-attachments.ts';
import type { DesignCopies } from './line-designs.ts';

declare module '../graphql/context.ts' {
	interface GraphContext {
		lineAttachments: LineAttachments;
		/** Undefined: nowhere. */
		designs: DesignCopies | undefined;
	}
}
