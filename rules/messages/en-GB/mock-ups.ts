// The preview of a design on the product.
import { type ShippedText, withArguments } from '../entry.ts';

const text = (given: string, context?: string): ShippedText => ({
	text: given,
	tags: ['studio'],
	...(context ? { context } : {}),
});

export const mockUps = {
	'mockUps.view': text('View', 'Names the choice between pages and product for screen readers'),
	'mockUps.pages': text('Pages', 'The pages of a design beside each other'),
	'mockUps.product': text('On the product', 'The design as a printed thing in a scene'),
	'mockUps.turnOver': text('Turn over', 'Button: shows the other side of the product'),
	'mockUps.straight': text('Look straight at it', 'Button: ends turning'),
	'mockUps.nextPage': text('Next page'),
	'mockUps.previousPage': text('Previous page'),
	'mockUps.turn': text('Turn the product', 'Name of a control that is moved with arrow keys'),
	'mockUps.help': text('Drag, or use the arrow keys, to turn it.'),
	'mockUps.blank': text('blank side', 'The back of something that is printed on one side'),
	'mockUps.angle': withArguments<{ angle: number; side: string }>()({
		text: '{angle}°, {side}',
		context: 'How far the product is turned, and which side is seen, for screen readers',
		tags: ['studio'],
	}),
	'mockUps.scene.card': text('Your design as a card on a desk'),
	'mockUps.scene.paper': text('Your design as a sheet of paper on a desk'),
	'mockUps.scene.invitation': text('Your design as a postcard on linen'),
	'mockUps.scene.poster': text('Your design as a poster on a wall'),
	'mockUps.scene.calendar': text('Your design as a calendar on a wall'),
	'mockUps.scene.sticker': text('Your design as a sticker on a laptop'),
} satisfies Record<string, ShippedText>;
