"""The line around points; a box seen from above is convex, so that the line around it is too."""


def turn(a, b, c):
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def half(points):
    line = []
    for point in points:
        while len(line) > 1 and turn(line[-2], line[-1], point) <= 0:
            line.pop()
        line.append(point)
    return line[:-1]


def hull(points):
    ordered = sorted(set(points))
    return half(ordered) + half(ordered[::-1])
