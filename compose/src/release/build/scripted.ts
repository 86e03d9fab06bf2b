/** Code in XML, as in drawings and feeds: browsers run it for whoever opens the file by itself. */
export const scripted = /<(?:\w+:)?script|<[^>]*\son\w+\s*=|<\?xml-stylesheet|<!entity|javascript:/i;
