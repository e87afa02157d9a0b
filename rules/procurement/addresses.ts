// Where purchasing systems come in; below the address of the shop.

/** By cXML: profile, punch-out and orders. */
export const cxmlPath = '/service-api/procurement/cxml';
/** The catalogue by OCI. */
export const ociPath = '/punchout/oci';
