// What operations know of a call: what goes along with a line that is copied.
import type { LineAttachments } from './line-attachments.ts';

declare module '../graphql/context.ts' {
	interface GraphContext {
		lineAttachments: LineAttachments;
	}
}
