// Everything that the page of a product loads for those who look after it, at once.
export { ControlsBar } from './controls-bar.tsx';
export { EditablePrices } from './editable-prices.tsx';
export { EditableText } from './editable-text.tsx';
