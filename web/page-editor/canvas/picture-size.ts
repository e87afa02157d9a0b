// A place for a picture that a renderer has given a size, such as a portrait: what stands there without a picture keeps it.

export const hasOwnSize = (className: string | undefined): boolean => /(?:^|\s)size-\d/.test(className ?? '');
