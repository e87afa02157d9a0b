// Where the data sheet of a product is.
export const dataSheetAddress = (productId: string): string => `/service-api/data-sheets/${productId}`;
